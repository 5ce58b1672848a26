import { useMemo } from 'react'
import type { NamedPlace } from './answerPlaces.ts'
import styles from './InUseDialog.module.css'
import { countSayings } from './sayings.ts'
import texts from './texts.json' with { type: 'json' }
import { useStoredAnswers } from './useStoredAnswers.ts'

interface StoredCountsProps {
  path: string
  places: readonly NamedPlace[]
}

/**
 * The number of applicants who filled in the places; announced as it becomes known, and again when the count is
 * complete.
 */
export function StoredCounts({ path, places }: StoredCountsProps) {
  const asked = useMemo(() => places.map(({ place }) => place), [places])
  const known = useStoredAnswers(path, asked)
  const isCounting = known === 'counting' || (known !== 'failed' && !known.isWhole)
  return (
    <div role="status" aria-busy={isCounting} className={styles.counts}>
      {known === 'counting' || known === 'failed' ? (
        <p>{texts.count[known]}</p>
      ) : (
        countSayings(known, places).map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  )
}
