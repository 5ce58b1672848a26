import type { FormBundle } from '#contract/form.ts'

/** Fields a person takes for one part of the form. */
export interface SectionGroup {
  id: string
  title?: string
  /** Field keys in document order. */
  keys: readonly string[]
}

/** Sections as a person sees them: one that only continues a long section, without a title, belongs to it. */
export function sectionGroups({ sections }: FormBundle): SectionGroup[] {
  const groups: (SectionGroup & { keys: string[] })[] = []
  for (const { id, title, rows } of sections) {
    const last = groups.at(-1)
    if (title === undefined && last) last.keys.push(...rows.flat())
    else groups.push({ id, ...(title !== undefined && { title }), keys: rows.flat() })
  }
  return groups
}
