"""The command line: start the table, play, read the rules, simulate, check records."""
