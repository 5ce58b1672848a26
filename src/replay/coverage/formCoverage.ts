import type { FileCoverage } from './coverFile.ts'
import type { CoverageItem, CoverageKind } from './item.ts'

/** A number of items out of a total. */
export interface Share {
  covered: number
  total: number
}

/** The items that all scenarios of a form together exercise, and those they miss. */
export interface FormCoverage extends Share {
  /** The file that holds the form; the first scenario where each holds it itself. */
  file: string
  title: string
  scenarios: string[]
  kinds: Record<CoverageKind, Share>
  missing: CoverageItem[]
}

/** Files about one form taken together, in the order of the files. */
export function coverageByForm(files: readonly FileCoverage[]): FormCoverage[] {
  const forms = new Map<string, FileCoverage[]>()
  for (const found of files) forms.set(found.form, [...(forms.get(found.form) ?? []), found])
  return [...forms.values()].flatMap((group) => ofForm(group) ?? [])
}

function ofForm(group: readonly FileCoverage[]): FormCoverage | undefined {
  const [first] = group
  if (!first) return undefined
  const named = group.find(({ isScenario }) => !isScenario) ?? first
  const exercised = new Set(group.flatMap((each) => each.exercised))
  const { items } = named
  const share = (kind?: CoverageKind): Share => {
    const all = items.filter((item) => kind === undefined || item.kind === kind)
    return { covered: all.filter(({ id }) => exercised.has(id)).length, total: all.length }
  }
  return {
    file: named.formFile,
    title: named.title,
    scenarios: group.filter(({ isScenario }) => isScenario).map(({ file }) => file),
    ...share(),
    kinds: sharesOf(share),
    missing: items.filter(({ id }) => !exercised.has(id)),
  }
}

const sharesOf = (share: (kind: CoverageKind) => Share): Record<CoverageKind, Share> => ({
  condition: share('condition'),
  message: share('message'),
  entry: share('entry'),
})

/** All forms together. */
export function totalOf(forms: readonly FormCoverage[]): Pick<FormCoverage, keyof Share | 'kinds'> {
  const sum = (shares: readonly Share[]): Share => ({
    covered: shares.reduce((all, { covered }) => all + covered, 0),
    total: shares.reduce((all, { total }) => all + total, 0),
  })
  const ofKind = (kind: CoverageKind): Share => sum(forms.map(({ kinds }) => kinds[kind]))
  return { ...sum(forms), kinds: sharesOf(ofKind) }
}
