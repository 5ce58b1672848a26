export interface Point {
  x: number
  y: number
}

/** What is needed of a canvas to draw on it. */
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

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * One stroke of a pen, smooth however far apart its points are: curves from middle to middle, the points between them
 * as their bends. A press without a move is a dot.
 */
export function createStroke(pen: Pen, width: number, start: Point) {
  let last = start
  let from = start
  pen.lineWidth = width
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
