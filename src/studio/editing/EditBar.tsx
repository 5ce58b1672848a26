import { useTakeBack } from '../controls/useTakeBack.ts'
import { useTakeBackKeys } from '../controls/useTakeBackKeys.ts'
import type { DocumentSession, DocumentState, SaveState } from '../session/documentSession.ts'
import styles from './DocumentEditor.module.css'

interface EditBarProps {
  state: DocumentState
  session: DocumentSession
  isEditable: boolean
}

const WORDS: Record<SaveState, string> = {
  saved: '已保存',
  waiting: '未保存',
  saving: '正在保存…',
  offline: '连不上服务器，内容已留在本机，恢复后自动保存',
  refused: '没有保存',
  conflict: '没有保存',
}

/** Shows whether everything is saved, and undoes or redoes steps, also by keys. */
export function EditBar({ state, session, isEditable }: EditBarProps) {
  const { save, message, undo, redo } = state
  const takeBack = useTakeBack(session)
  /** Saves before undoing: the server knows the latest step only once it is saved. */
  const byKey = async (isRedo: boolean) => {
    await session.flush()
    const now = session.state.get()
    if (isRedo ? now.redo : now.undo) await takeBack(isRedo)
  }
  useTakeBackKeys((isRedo) => {
    if (isEditable) void byKey(isRedo)
  })
  const isTroubled = save === 'offline' || save === 'refused' || save === 'conflict'
  return (
    <div className={styles.bar}>
      <button
        type="button"
        disabled={!isEditable || !undo}
        title={`${undo ? `撤销：${undo}` : '撤销'}（Ctrl+Z）`}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void takeBack(false)}
      >
        撤销
      </button>
      <button
        type="button"
        disabled={!isEditable || !redo}
        title={`${redo ? `重做：${redo}` : '重做'}（Ctrl+Shift+Z）`}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        onClick={() => void takeBack(true)}
      >
        重做
      </button>
      <span role="status" data-troubled={isTroubled || undefined}>
        {isEditable ? WORDS[save] : '只读'}
        {save !== 'conflict' && message && `：${message}`}
      </span>
    </div>
  )
}
