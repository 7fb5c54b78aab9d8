/** What is wrong with a file that was named, to stand behind its name: "does not exist". */
export function fileProblem(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? `cannot be read or written (${String(code ?? error)})`;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, and a file is needed',
  EACCES: 'may not be read or written',
};
