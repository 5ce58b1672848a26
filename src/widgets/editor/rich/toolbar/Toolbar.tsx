import type { Command } from 'prosemirror-state'
import { useSyncExternalStore } from 'react'
import { LIMITS } from '#domain/limits.ts'
import type { EditorFileKind } from '#domain/richText/editorFiles.ts'
import { setBlock, setBlockAttributes } from '../commands/textblocks.ts'
import styles from '../RichEditor.module.css'
import type { RichView } from '../view/RichView.ts'
import { ToolButton } from './ToolButton.tsx'
import { ToolSelect } from './ToolSelect.tsx'
import { CLEAR, DELETE_TABLE, HISTORY, LETTERS, PARAGRAPHS, type Tool } from './tools.ts'
import { useRoving } from './useRoving.ts'

/** The rows that open below the toolbar. */
export type Row = 'colour' | 'link'

interface ToolbarProps {
  rich: RichView
  /** Id of the text. */
  controls: string
  rowId: string
  row: Row | undefined
  onRow: (row: Row) => void
  onPick: (kind: EditorFileKind) => void
}

const BLOCKS = [
  ['p', '正文'],
  ['h2', '标题一'],
  ['h3', '标题二'],
  ['h4', '标题三'],
] as const

const LINE_HEIGHTS = [
  ['', '行高'],
  ...LIMITS.editorLineHeights.map((height) => [String(height), `行高 ${height}`] as const),
] as const

const FILES: readonly (readonly [EditorFileKind, name: string, label: string])[] = [
  ['image', 'image', '插入图片'],
  ['audio', 'audio', '插入音频'],
  ['video', 'video', '插入视频'],
  ['document', 'file', '插入附件'],
]

/** Everything that can be done with the text; on phones it scrolls in one line. */
export function Toolbar({ rich, controls, rowId, row, onRow, onPick }: ToolbarProps) {
  const state = useSyncExternalStore(rich.subscribe, rich.tools)
  const roving = useRoving(() => rich.view.focus())
  const run = (command: Command) => rich.run(command)
  const button = ({ name, label, keys, run: command, isOn, isOff }: Tool) => (
    <ToolButton
      key={name}
      name={name}
      label={label}
      keys={keys}
      pressed={isOn?.(state)}
      disabled={isOff?.(state)}
      onPress={() => run(command)}
    />
  )
  const opener = (name: Row, label: string) => (
    <ToolButton
      name={name}
      label={label}
      pressed={row === name}
      controls={rowId}
      onPress={() => onRow(name)}
    />
  )
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label="文字格式"
      aria-controls={controls}
      {...roving}
    >
      {HISTORY.map(button)}
      <ToolSelect
        label="段落"
        value={state.block}
        options={BLOCKS}
        onPick={(block) => run(setBlock(block))}
      />
      {LETTERS.map(button)}
      {opener('colour', '文字颜色')}
      <ToolSelect
        label="行高"
        value={state.lineHeight}
        options={LINE_HEIGHTS}
        onPick={(height) => run(setBlockAttributes({ lineHeight: height || null }))}
      />
      {PARAGRAPHS.map(button)}
      {opener('link', '链接')}
      {FILES.map(([kind, name, label]) => (
        <ToolButton key={kind} name={name} label={label} onPress={() => onPick(kind)} />
      ))}
      {button(CLEAR)}
      {state.inTable && button(DELETE_TABLE)}
    </div>
  )
}
