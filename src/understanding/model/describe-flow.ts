import { localise, localiseList } from '../../core/flow/localise.ts';
import type { FlowSpec, Localised, LocalisedList, SlotSpec } from '../../core/flow/spec.ts';
import type { OtherFlow, UnderstandingRequest } from '../../core/understanding.ts';

/**
 * The flow as a model reads it: what each slot means, what it may be, why it is asked. It is the same
 * for every turn of every conversation, in the flow's own language, so that it stays in the
 * provider's cache.
 */
export function describeFlow({
  flow,
  others,
}: Pick<UnderstandingRequest, 'flow' | 'others'>): string {
  const text = (of: Localised) => localise(of, flow.language, flow.language);
  return JSON.stringify({
    flow: flow.id,
    title: text(flow.title),
    ...(flow.purpose !== undefined && { purpose: text(flow.purpose) }),
    slots: flow.slots.map((slot) => describeSlot(slot, flow)),
    ...(others.length > 0 && { otherFlows: others.map(describeOther) }),
  });
}

function describeSlot(slot: SlotSpec, { language }: FlowSpec) {
  const text = (of: Localised | undefined) =>
    of === undefined ? undefined : localise(of, language, language);
  const list = (of: LocalisedList | undefined) => some(localiseList(of, language, language));
  return {
    slot: slot.id,
    type: slot.type,
    label: text(slot.label),
    meaning: text(slot.description),
    why: text(slot.why),
    ...(!slot.required && { optional: true }),
    announcedBy: list(slot.cues),
    countedIn: list(slot.unit),
    units: slot.units?.map((unit) =>
      typeof unit === 'string' ? unit : { unit: unit.id, saidAs: list(unit.words) },
    ),
    examples: list(slot.examples),
    options: slot.options?.map((option) => ({
      option: option.id,
      label: text(option.label),
      also: list(option.synonyms),
      range: option.range,
    })),
    ...(slot.items && { of: slot.items.type }),
  };
}

function describeOther({ id, title, triggers, language }: OtherFlow) {
  return {
    flow: id,
    title: localise(title, language, language),
    saidAs: some(localiseList(triggers, language, language)),
  };
}

function some(list: readonly string[]): readonly string[] | undefined {
  return list.length > 0 ? list : undefined;
}
