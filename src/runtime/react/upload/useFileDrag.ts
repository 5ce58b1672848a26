import { useSyncExternalStore } from 'react'

/** Whether what is dragged are files, not a selected text. */
export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types?.includes('Files') ?? false

let dragging = false
const listeners = new Set<() => void>()

function show(next: boolean): void {
  if (dragging === next) return
  dragging = next
  for (const listener of listeners) listener()
}

/** A file dropped beside its place would open instead of the page, and what was filled in would be gone. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

const NAMES = ['dragenter', 'dragover', 'dragleave', 'drop'] as const

function follow(event: DragEvent): void {
  if (event.type === 'dragover' || event.type === 'drop') refuse(event)
  if (event.type === 'dragenter' && hasFiles(event.dataTransfer)) show(true)
  // Nothing is entered any more: the files have left the window.
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
 * Whether files are being dragged over the page. While anything asks, files dropped where nobody takes them are
 * ignored instead of opened.
 */
export const useFileDrag = (): boolean => useSyncExternalStore(subscribe, () => dragging)
