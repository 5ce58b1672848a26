import type { FileExplanation } from './explainFile.ts'

/** More names than these do not help. */
const MOST = 40

/** Says that no file has the field, and which it could have been. */
export function unknownKeyText(key: string, files: readonly FileExplanation[]): string {
  if (files.length === 0) return '没有找到场景或表单文件。'
  const names = [...new Set(files.flatMap(({ keys }) => keys))]
  const listed = names.slice(0, MOST).join('、')
  return `没有标识为“${key}”的字段。有：${listed}${names.length > MOST ? '……' : ''}`
}
