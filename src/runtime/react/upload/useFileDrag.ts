import { useSyncExternalStore } from 'react'

/** True when files are dragged, not selected text. */
export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types?.includes('Files') ?? false

let dragging = false
const listeners = new Set<() => void>()

function show(next: boolean): void {
  if (dragging === next) return
  dragging = next
  for (const listener of listeners) listener()
}

/** Ignores a drop outside of drop zones, which would open the file instead of the page and lose all entries. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

const NAMES = ['dragenter', 'dragover', 'dragleave', 'drop'] as const

function follow(event: DragEvent): void {
  if (event.type === 'dragover' || event.type === 'drop') refuse(event)
  if (event.type === 'dragenter' && hasFiles(event.dataTransfer)) show(true)
  // The files have left the window, so no further enter or leave event follows.
  if (event.type === 'drop' || (event.type === 'dragleave' && event.relatedTarget === null))
    show(false)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of NAMES) window.addEventListener(name, follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    dragging = false
    for (const name of NAMES) window.removeEventListener(name, follow)
  }
}

/**
 * True while files are dragged over the page. While any component subscribes, files dropped outside of drop zones are
 * ignored instead of opened.
 */
export const useFileDrag = (): boolean => useSyncExternalStore(subscribe, () => dragging)
