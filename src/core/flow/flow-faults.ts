import { nearest } from '../text/spelling.ts';
import type { FlowFault } from './fault.ts';
import type { FlowParts, Part } from './parts.ts';
import { repeats, saidIn } from './said.ts';

/** What is wrong between the parts of a flow: names taken twice, references that lead nowhere. */
export function flowFaults(parts: FlowParts): readonly FlowFault[] {
  return [
    ...repeatedIds(parts.slots, 'slot'),
    ...repeatedIds(parts.rules, 'rule'),
    ...repeatedIds(parts.snippets, 'snippet'),
    ...repeatedLabels(parts),
    ...languageFaults(parts),
    ...groupFaults(parts),
    ...confirmFaults(parts),
    ...handoverFaults(parts),
    ...paceFaults(parts),
    ...triggerFaults(parts),
    ...questionFaults(parts),
  ];
}

function repeatedIds(
  parts: readonly Part<{ readonly id: string }>[],
  kind: string,
): readonly FlowFault[] {
  const ids = parts.flatMap(({ path, value }) => saidIn(value.id, [...path, 'id']));
  return repeats(ids).map(({ again: { path, text } }) => ({
    path,
    message: `another ${kind} has the id "${text}"`,
  }));
}

/** People name slots by their labels: "the number is wrong". */
function repeatedLabels({ slots }: FlowParts): readonly FlowFault[] {
  const labels = slots.flatMap(({ path, value }) => saidIn(value.label, [...path, 'label']));
  return repeats(labels).map(({ again: { path, text } }) => ({
    path,
    message: `another slot has the label "${text}"`,
  }));
}

function languageFaults({ flow: { value } }: FlowParts): readonly FlowFault[] {
  const { language, languages } = value;
  const twice = repeats(saidIn(languages, ['languages'])).map(({ again: { path, text } }) => ({
    path,
    message: `"${text}" stands twice`,
  }));
  if (language === undefined || languages === undefined || languages.includes(language)) {
    return twice;
  }
  const message = `the flow's own language (${language}) is not among them`;
  return [...twice, { path: ['languages'], message, remedy: 'add it, or set "language"' }];
}

function groupFaults({ flow, slots, groups }: FlowParts): readonly FlowFault[] {
  const ids = slots.flatMap(({ value }) => value.id ?? []);
  const neverAsked = slots.flatMap(({ value }) => (value.ask === 'never' ? (value.id ?? []) : []));
  const members = groups.flatMap(({ path, value }) => saidIn(value.slots, [...path, 'slots']));
  const faults: FlowFault[] = repeats(members).map(({ again: { path, text } }) => ({
    path,
    message: `"${text}" is already in a group`,
  }));
  for (const { text: slot, path } of members) {
    if (neverAsked.includes(slot)) {
      faults.push({ path, message: `"${slot}" is never asked, so it cannot be asked in a group` });
    } else if (!ids.includes(slot)) {
      const meant = nearest(slot, ids);
      const message = `there is no slot "${slot}"`;
      faults.push(
        meant ? { path, message, remedy: `did you mean "${meant}"?` } : { path, message },
      );
    }
  }
  if (groups.length > 0 && flow.value.pace?.slotsPerTurn === 1) {
    faults.push({
      path: ['groups'],
      message: 'groups ask for two slots in a turn, and "slotsPerTurn" allows one',
    });
  }
  return faults;
}

/** What cannot simply be replaced is never taken by silence (contract 5). */
function confirmFaults({ flow, slots }: FlowParts): readonly FlowFault[] {
  return slots
    .filter(
      ({ value, written }) =>
        written.has('confirm') &&
        value.confirm === 'silence' &&
        (value.reversible ?? flow.value.reversible) === false,
    )
    .map(({ path }) => ({
      path: [...path, 'confirm'],
      message: 'silence never confirms a slot that is not reversible',
    }));
}

/** People can only take over where they are known to be. */
function handoverFaults({ flow, slots }: FlowParts): readonly FlowFault[] {
  if (flow.written.has('handover')) return [];
  const fault = {
    message: 'nobody is there to take over',
    remedy: 'name their channel: handover: { target: … }',
  };
  const wanted = slots
    .filter(({ value }) => value.onDecline === 'handover')
    .map(({ path }) => ({ path: [...path, 'onDecline'], ...fault }));
  if (flow.value.wording?.handover === undefined) return wanted;
  return [...wanted, { path: ['wording', 'handover'], ...fault }];
}

/** Delays that the end of the session would overtake. */
function paceFaults({ flow }: FlowParts): readonly FlowFault[] {
  const { ttlHours, nudgeHours, closingMinutes } = flow.value.pace ?? {};
  const delays = [
    { key: 'nudgeHours', hours: nudgeHours ?? 0 },
    { key: 'closingMinutes', hours: (closingMinutes ?? 0) / 60 },
  ];
  return delays
    .filter(({ hours }) => ttlHours !== undefined && hours >= ttlHours)
    .map(({ key }) => ({
      path: ['pace', key],
      message: `"${key}" is not over before the session ends`,
      remedy: `"ttlHours" is ${ttlHours}`,
    }));
}

function triggerFaults({ flow }: FlowParts): readonly FlowFault[] {
  return repeats(saidIn(flow.value.triggers, ['triggers'])).map(({ again: { path, text } }) => ({
    path,
    message: `the trigger "${text}" stands twice`,
  }));
}

/** A question of two snippets would be answered by whichever comes first. */
function questionFaults({ snippets }: FlowParts): readonly FlowFault[] {
  const lists = snippets.flatMap(({ path, value: { questions, language } }) =>
    questions ? [{ path: [...path, 'questions'], questions, language }] : [],
  );
  const empty = lists
    .filter(({ questions }) => saidIn(questions, []).length === 0)
    .map(({ path }) => ({ path, message: 'a snippet needs at least one question' }));
  const asked = lists.flatMap(({ path, questions, language }) => saidIn(questions, path, language));
  const repeated = repeats(asked).map(({ again: { path, text } }) => ({
    path,
    message: `the question "${text}" stands twice`,
  }));
  return [...empty, ...repeated];
}
