import { type DragEvent, useState } from 'react'
import { hasFiles, useFileDrag } from './useFileDrag.ts'

/** `ready`: files are being dragged over the page; `over`: over this drop zone. */
export type DropState = 'ready' | 'over' | undefined

/**
 * A drop zone for files.
 * @param drop absent where nothing can be dropped
 */
export function useDropZone(drop: ((files: File[]) => void) | undefined) {
  const dragging = useFileDrag()
  const [over, setOver] = useState(false)
  if (!drop) return { state: undefined, handlers: {} }
  const state: DropState = over ? 'over' : dragging ? 'ready' : undefined
  return {
    state,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        drop([...event.dataTransfer.files])
      },
    },
  }
}
