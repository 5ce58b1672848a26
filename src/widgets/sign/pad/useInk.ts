import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Ink, pointOn } from './ink.ts'
import { createStroke, drawStrokes, type Point, type Stroke } from './stroke.ts'

interface Size {
  width: number
  height: number
}
type Canvas = PointerEvent<HTMLCanvasElement>

/**
 * Writing on a canvas with mouse, finger or pen, one pointer at a time; a stroke can be undone. The ink is stored in
 * the coordinates of `pad` and redrawn whenever the canvas changes its size.
 */
export function useInk(canvas: RefObject<HTMLCanvasElement | null>, pad: Size, turned: boolean) {
  const [ink, setInk] = useState<Ink>([])
  const writing = useRef<{ stroke: Stroke; points: Point[] }>(undefined)
  const { width } = pad
  const redraw = useCallback(
    () => canvas.current && draw(canvas.current, width, ink),
    [canvas, width, ink],
  )
  useEffect(() => {
    redraw()
    if (!canvas.current) return
    const observer = new ResizeObserver(redraw)
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [canvas, redraw])

  const handlers = {
    onPointerDown({ currentTarget, nativeEvent, button, pointerId }: Canvas) {
      const pen = currentTarget.getContext('2d')
      if (!pen || writing.current || button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      const start = pointOn(pad, currentTarget.getBoundingClientRect(), nativeEvent, turned)
      writing.current = { stroke: createStroke(pen, start), points: [start] }
    },
    onPointerMove({ currentTarget, nativeEvent }: Canvas) {
      const { current } = writing
      if (!current || !currentTarget.hasPointerCapture(nativeEvent.pointerId)) return
      const box = currentTarget.getBoundingClientRect()
      for (const move of movesOf(nativeEvent)) {
        const point = pointOn(pad, box, move, turned)
        current.points.push(point)
        current.stroke.to(point)
      }
    },
    onLostPointerCapture() {
      const { current } = writing
      if (!current) return
      writing.current = undefined
      setInk((before) => [...before, current.points])
    },
  }
  return {
    ink,
    undo: () => setInk((before) => before.slice(0, -1)),
    clear: () => setInk([]),
    handlers,
  }
}

/** The pointer positions since the last event (coalesced events), as far as the browser supports them. */
function movesOf(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const moves = event.getCoalescedEvents?.() ?? []
  return moves.length > 0 ? moves : [event]
}

/** Draws the ink at the screen's resolution, so that lines are sharp. */
function draw(canvas: HTMLCanvasElement, width: number, ink: Ink): void {
  const pixels = window.devicePixelRatio || 1
  canvas.width = Math.round(canvas.clientWidth * pixels)
  canvas.height = Math.round(canvas.clientHeight * pixels)
  const pen = canvas.getContext('2d')
  const scale = canvas.width / width
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
  if (pen) drawStrokes(pen, ink)
}
