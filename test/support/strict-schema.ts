/**
 * What strict mode refuses in a JSON Schema, one line a fault: an object at the root, every property
 * required, nothing additional, few levels, names and values within limits, and only known keywords.
 */
export function strictFaults(schema: unknown): readonly string[] {
  const faults: string[] = [];
  let properties = 0;
  let names = 0;
  let characters = 0;

  function visit(node: unknown, path: string, depth: number): void {
    if (!isObject(node)) return void faults.push(`${path}: no schema`);
    if (depth > 10) faults.push(`${path}: more than ten levels`);
    for (const key of Object.keys(node)) {
      if (!known.has(key)) faults.push(`${path}: "${key}" is not permitted`);
    }
    if (Array.isArray(node.enum)) {
      const values = node.enum.map(String);
      names += values.length;
      characters += values.join('').length;
      if (values.length > 250 && values.join('').length > 15_000) {
        faults.push(`${path}: one enum is too long`);
      }
    }
    if (Array.isArray(node.anyOf)) {
      for (const [i, each] of node.anyOf.entries()) visit(each, `${path}/${i}`, depth);
    }
    if (node.type === 'array') visit(node.items, `${path}[]`, depth + 1);
    if (node.type !== 'object') return;
    if (node.additionalProperties !== false)
      faults.push(`${path}: additionalProperties is not false`);
    const own = isObject(node.properties) ? node.properties : {};
    const required = Array.isArray(node.required) ? node.required : [];
    for (const [name, each] of Object.entries(own)) {
      properties += 1;
      characters += name.length;
      if (!required.includes(name)) faults.push(`${path}.${name}: not required`);
      visit(each, `${path}.${name}`, depth + 1);
    }
  }

  if (!isObject(schema) || schema.type !== 'object') faults.push('the root is no object');
  visit(schema, '', 1);
  if (properties > 5_000) faults.push('more than 5,000 properties');
  if (names > 1_000) faults.push('more than 1,000 values of enums');
  if (characters > 120_000) faults.push('more than 120,000 characters of names and values');
  return faults;
}

const known = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  'description',
]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
