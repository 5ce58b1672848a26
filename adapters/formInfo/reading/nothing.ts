import type { Reader } from './reader.ts'

/** Files and drawings are no text. */
export const readFile: Reader = () => ({ reason: '不是文件，请在表格中上传' })

/** Types that take no text. */
export const readNothing: Reader = () => ({ reason: '不能填入这一列' })
