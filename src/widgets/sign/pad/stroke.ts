export interface Point {
  x: number
  y: number
}

/** The subset of the canvas API used for drawing. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
>

/** Thickness of a line in the pad's own measure, whatever size the pad is shown at. */
export const PEN_WIDTH = 2.5

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * One stroke of a pen, smooth however far apart its points are: curves from middle to middle, the points between them
 * as their bends. A press without a move is a dot.
 */
export function createStroke(pen: Pen, start: Point) {
  let last = start
  let from = start
  pen.lineWidth = PEN_WIDTH
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(start.x, start.y)
  pen.lineTo(start.x, start.y)
  pen.stroke()
  return {
    to(point: Point): void {
      const mid = middle(last, point)
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.quadraticCurveTo(last.x, last.y, mid.x, mid.y)
      pen.stroke()
      last = point
      from = mid
    },
    end(): void {
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.lineTo(last.x, last.y)
      pen.stroke()
    },
  }
}
export type Stroke = ReturnType<typeof createStroke>

/** Draws finished strokes as they were drawn while they were written. */
export function drawStrokes(pen: Pen, strokes: readonly (readonly Point[])[]): void {
  for (const [start, ...points] of strokes) {
    if (!start) continue
    const stroke = createStroke(pen, start)
    for (const point of points) stroke.to(point)
    stroke.end()
  }
}
