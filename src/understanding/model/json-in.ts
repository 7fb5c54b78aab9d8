/**
 * The JSON object that a reply is, whatever stands around it: servers that hold a model to no schema let
 * it think aloud first, greet, explain, or wrap its JSON as if it were shown to somebody. `undefined`
 * for a reply of other words, or with a part of an object alone.
 */
export function jsonIn(content: string): unknown {
  const text = content.trim();
  return parsed(text) ?? parsed(between(behindThought(text)));
}

/** Behind the last thought; the mark that begins it is often left to the template of a server. */
function behindThought(text: string): string {
  const end = text.lastIndexOf(thoughtEnds);
  return end === -1 ? text : text.slice(end + thoughtEnds.length);
}

const thoughtEnds = '</think>';

/** From the first brace to the last. */
function between(text: string): string {
  const start = text.indexOf('{');
  return start === -1 ? '' : text.slice(start, text.lastIndexOf('}') + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
