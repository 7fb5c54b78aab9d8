import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** One end of a WebSocket, as far as Socket Mode needs it: text both ways, ping, and a close. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onText: (text: string) => void;
  onClose: () => void;
}

const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Takes an HTTP upgrade (RFC 6455). */
export function acceptSocket(request: IncomingMessage, stream: Duplex): Socket {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1').update(`${key}${guid}`).digest('base64');
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const socket: Socket = {
    send: (text) => stream.write(frame(opcodes.text, Buffer.from(text))),
    close: () => stream.end(frame(opcodes.close, Buffer.alloc(0))),
    onText: () => {},
    onClose: () => {},
  };
  let buffered = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (let read = readFrame(buffered); read !== undefined; read = readFrame(buffered)) {
      buffered = buffered.subarray(read.length);
      if (read.opcode === opcodes.text) socket.onText(read.payload.toString());
      if (read.opcode === opcodes.ping) stream.write(frame(opcodes.pong, read.payload));
      if (read.opcode === opcodes.close) stream.end();
    }
  });
  stream.on('error', () => {});
  stream.on('close', () => socket.onClose());
  return socket;
}

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header =
    length < 126
      ? Buffer.from([0x80 | opcode, length])
      : length < 65_536
        ? Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff])
        : Buffer.concat([Buffer.from([0x80 | opcode, 127]), bigLength(length)]);
  return Buffer.concat([header, payload]);
}

function bigLength(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly length: number;
}

/** The first whole frame; clients always mask. */
function readFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const headLength = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < headLength + 4) return undefined;
  const size =
    short === 126
      ? bytes.readUInt16BE(2)
      : short === 127
        ? Number(bytes.readBigUInt64BE(2))
        : short;
  const length = headLength + 4 + size;
  if (bytes.length < length) return undefined;
  const mask = bytes.subarray(headLength, headLength + 4);
  const payload = Buffer.from(bytes.subarray(headLength + 4, length));
  for (let i = 0; i < payload.length; i += 1) {
    payload[i] = (payload[i] ?? 0) ^ (mask[i % 4] ?? 0);
  }
  return { opcode: bytes.readUInt8(0) & 0x0f, payload, length };
}
