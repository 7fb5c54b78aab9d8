/** What a stream of bytes holds; `undefined` where that is more than `mostBytes`. */
export async function readAtMost(
  stream: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
