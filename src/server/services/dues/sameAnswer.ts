import { canonicalJson } from '#domain/canonicalJson.ts'
import type { DuesNotice } from '../../store/repositories/duesNotices.ts'
import type { DuesAnswer } from './duesAnswer.ts'

/** Whether a notice still says what would be answered now. */
export const sameAnswer = (notice: DuesNotice, { year, fen, spans }: DuesAnswer): boolean =>
  notice.year === year && notice.fen === fen && canonicalJson(notice.spans) === canonicalJson(spans)
