import type { FieldPlace } from '../formDocument.ts'

/** Kinds of dependents of a part of a form. */
export const USE_GROUPS = ['controls', 'rules', 'own', 'records', 'tests', 'answers'] as const

/** A dependent of a part of a form. */
export interface Use {
  group: (typeof USE_GROUPS)[number]
  /** Description in words. */
  sentence: string
  /** `breaks`: faulty unless repaired; `changes`: its meaning changes. */
  severity: 'breaks' | 'changes'
  /** Place in the form; absent for a dependent elsewhere. */
  at?: { place: FieldPlace } | { check: number }
}
