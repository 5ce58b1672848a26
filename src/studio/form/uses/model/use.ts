import type { FieldPlace } from '../../formEditing.ts'

/** What depends on a part of a form, by what it is. */
export const USE_GROUPS = ['controls', 'rules', 'own', 'records', 'tests', 'answers'] as const

/** Something that depends on a part of a form. */
export interface Use {
  group: (typeof USE_GROUPS)[number]
  /** It in words. */
  sentence: string
  /** Left alone it would be wrong, or it says something else than before. */
  severity: 'breaks' | 'changes'
  /** Where it stands in the form; absent for what stands elsewhere. */
  at?: { place: FieldPlace } | { check: number }
}
