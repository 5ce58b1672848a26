import { type ReactNode, useState } from 'react'
import { fill } from '#domain/text/fill.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { USE_GROUPS, type Use } from '#formDocument/uses/use.ts'
import type { PanelTab } from '../formEditing.ts'
import styles from './InUseDialog.module.css'
import texts from './texts.json' with { type: 'json' }

interface UseListProps {
  uses: readonly Use[]
  /** Counts of stored answers. */
  counts: ReactNode
  goTo: (place: FieldPlace, tab: PanelTab) => void
}

/** The dependents, in groups. */
export function UseList({ uses, counts, goTo }: UseListProps) {
  const groups = USE_GROUPS.map((group) => ({
    group,
    found: uses.filter((use) => use.group === group),
    more: group === 'answers' && counts,
  })).filter(({ found, more }) => found.length > 0 || more)
  return groups.map(({ group, found, more }) => (
    <section key={group} className={styles.group} aria-label={texts.groups[group]}>
      <h3>{texts.groups[group]}</h3>
      {found.length > 0 && <UseRows {...{ found, goTo }} />}
      {group === 'tests' && <p>{texts.testsNext}</p>}
      {more}
    </section>
  ))
}

/** Number of rows of a group shown at first. */
const FIRST = 6

interface UseRowsProps extends Pick<UseListProps, 'goTo'> {
  found: readonly Use[]
}

function UseRows({ found, goTo }: UseRowsProps) {
  const [isWhole, setWhole] = useState(found.length <= FIRST + 1)
  const shown = isWhole ? found : found.slice(0, FIRST)
  return (
    <>
      <ul>
        {shown.map((use) => (
          <UseRow key={use.sentence} {...{ use, goTo }} />
        ))}
      </ul>
      {!isWhole && (
        <button type="button" className={styles.goTo} onClick={() => setWhole(true)}>
          {fill(texts.more, { count: found.length - FIRST })}
        </button>
      )}
    </>
  )
}

interface UseRowProps extends Pick<UseListProps, 'goTo'> {
  use: Use
}

function UseRow({ use: { group, sentence, severity, at }, goTo }: UseRowProps) {
  return (
    <li>
      <span className={styles.severity} data-severity={severity}>
        {texts.severities[severity]}
      </span>
      <span>{sentence}</span>
      {at && 'place' in at && (
        <button
          type="button"
          className={styles.goTo}
          aria-label={`${texts.goTo}：${sentence}`}
          onClick={() => goTo(at.place, RULES.includes(group) ? 'rules' : 'attributes')}
        >
          {texts.goTo}
        </button>
      )}
    </li>
  )
}

/** Groups whose rows are edited in the rules tab. */
const RULES: readonly Use['group'][] = ['controls', 'rules']
