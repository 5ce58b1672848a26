import type { Displayer } from './displayer.ts'
import { textContent } from './textContent.ts'

/** 是 or 否; nothing before it was touched. */
export const displaySwitch: Displayer = (_, value) =>
  textContent(typeof value === 'boolean' ? (value ? '是' : '否') : '')
