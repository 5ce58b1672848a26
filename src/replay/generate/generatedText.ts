import { KIND_NAMES } from '../coverage/item.ts'
import type { Generated } from './generateForm.ts'
import type { WrittenFiles } from './writeGenerated.ts'

/** One form with its files. */
export type GeneratedFiles = Omit<Generated, 'scenarios'> & WrittenFiles

/** One line per form, with its changed files and the items no scenario exercises. */
export function generatedText(forms: readonly GeneratedFiles[]): string {
  const covered = forms.reduce((sum, { total, unreached }) => sum + total - unreached.length, 0)
  const total = forms.reduce((sum, form) => sum + form.total, 0)
  const files = forms.reduce((sum, { written, same }) => sum + written.length + same.length, 0)
  return [
    ...forms.flatMap(formLines),
    '',
    `${forms.length} 份表单，${files} 个场景，覆盖 ${covered}/${total}。`,
  ].join('\n')
}

function formLines(form: GeneratedFiles): string[] {
  const { title, file, written, same, removed, byHand, total, unreached } = form
  const count = written.length + same.length
  return [
    `${byHand.length > 0 ? '✗' : '✓'} ${[title, file].filter(Boolean).join('  ')}：${count} 个场景，覆盖 ${total - unreached.length}/${total}`,
    ...written.map((each) => `    写入 ${each}`),
    ...removed.map((each) => `    删除 ${each}（不再需要）`),
    ...byHand.map((each) => `    没有覆盖 ${each}：是手写的，或写出后改过`),
    ...unreached.map(
      ({ kind, text, key }) => `    没有找到做法 ${KIND_NAMES[kind]} ${text}  ${key}`,
    ),
  ]
}
