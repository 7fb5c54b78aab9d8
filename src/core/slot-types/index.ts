import { address } from './address.ts';
import { withEitherEnd } from './amounts/either-end.ts';
import { boolean } from './boolean.ts';
import { choice } from './choice.ts';
import { date } from './date.ts';
import { dateRange } from './date-range.ts';
import { dateTime } from './date-time.ts';
import { duration } from './duration.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { identifier } from './identifier.ts';
import { integer } from './integer.ts';
import { type ItemTypes, listType } from './list.ts';
import { location } from './location.ts';
import { money } from './money.ts';
import { number } from './number.ts';
import { organisation } from './organisation.ts';
import { percentage } from './percentage.ts';
import { person } from './person.ts';
import { phone } from './phone.ts';
import { phrase } from './phrase.ts';
import { place } from './place.ts';
import { quantity } from './quantity.ts';
import type { SlotType, SlotTypeName } from './slot-type.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { url } from './url.ts';

const itemTypes: ItemTypes = {
  text,
  identifier,
  person,
  organisation,
  place,
  address,
  phrase,
  email,
  integer: withEitherEnd(integer),
  boolean,
  choice,
  number: withEitherEnd(number),
  percentage: withEitherEnd(percentage),
  quantity: withEitherEnd(quantity),
  money: withEitherEnd(money),
  date,
  time,
  'date-time': dateTime,
  'date-range': dateRange,
  duration: withEitherEnd(duration),
  phone,
  url,
  location,
  file,
};

/** Every type of slot, by the name that flows use. */
export const slotTypes: Readonly<Record<SlotTypeName, SlotType>> = {
  ...itemTypes,
  list: listType(itemTypes),
};
