/** One record, as a line of standard output. */
export function writeRecord(record: unknown): void {
  process.stdout.write(`${JSON.stringify(record)}\n`);
}

/** Ends the program quietly when whoever reads its output has left, as `head` does. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
