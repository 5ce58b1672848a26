import { readBranch } from './branch.ts'
import { readCascade } from './cascade.ts'
import { readChoice } from './choice.ts'
import { readMoment, readMomentOrPeriod, readPeriod, readTimeOfDay } from './moment.ts'
import { readFile, readNothing } from './nothing.ts'
import { readNumber } from './number.ts'
import type { Reader } from './reader.ts'
import { readRichText } from './richText.ts'
import { readPlain } from './text.ts'
import { readUnit } from './unit.ts'
import { readYesOrNo } from './yesOrNo.ts'

/** How pasted text is read, by the name that field types give. Loaded with pasting only. */
export const READER_REGISTRY = {
  nothing: readNothing,
  file: readFile,
  text: readPlain,
  richText: readRichText,
  number: readNumber,
  yesOrNo: readYesOrNo,
  moment: readMoment,
  momentOrPeriod: readMomentOrPeriod,
  period: readPeriod,
  timeOfDay: readTimeOfDay,
  choice: readChoice,
  cascade: readCascade,
  branch: readBranch,
  unit: readUnit,
} as const satisfies Record<string, Reader>

export type ReaderName = keyof typeof READER_REGISTRY
