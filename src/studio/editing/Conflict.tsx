import type { DocumentSession, DocumentState } from '../session/documentSession.ts'
import styles from './DocumentEditor.module.css'

/** Notice of a place that another user changed differently meanwhile; asks which version to keep. */
export function Conflict({ state, session }: { state: DocumentState; session: DocumentSession }) {
  if (state.save !== 'conflict') return null
  return (
    <p className={styles.notice} role="alert">
      <span>{state.message}。两边都改了同一处，用哪一边的？</span>
      <button type="button" onClick={() => session.decide('mine')}>
        用我的
      </button>
      <button type="button" onClick={() => session.decide('theirs')}>
        用别人的
      </button>
    </p>
  )
}
