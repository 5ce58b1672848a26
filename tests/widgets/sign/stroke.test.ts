import { expect, test } from 'vitest'
import { createStroke, drawStrokes, type Pen } from '#widgets/sign/pad/stroke.ts'

/** A pen that writes down what it is told. */
function notingPen() {
  const notes: string[] = []
  const note =
    (name: string) =>
    (...at: number[]) =>
      void notes.push([name, ...at].join(' '))
  const pen: Pen = {
    lineWidth: 0,
    lineCap: 'butt',
    lineJoin: 'miter',
    beginPath: () => {},
    stroke: () => void notes.push('stroke'),
    moveTo: note('move'),
    lineTo: note('line'),
    quadraticCurveTo: note('curve'),
  }
  return { pen, notes }
}

test('a press without a move is a dot', () => {
  const { pen, notes } = notingPen()
  createStroke(pen, { x: 3, y: 4 }).end()
  expect(notes.slice(0, 3)).toEqual(['move 3 4', 'line 3 4', 'stroke'])
  expect([pen.lineWidth, pen.lineCap]).toEqual([2.5, 'round'])
})

test('every curve begins where the last one ended, and the end is reached', () => {
  const { pen, notes } = notingPen()
  const stroke = createStroke(pen, { x: 0, y: 0 })
  stroke.to({ x: 10, y: 0 })
  stroke.to({ x: 10, y: 10 })
  stroke.end()
  expect(notes.filter((each) => each !== 'stroke').slice(2)).toEqual([
    'move 0 0',
    'curve 0 0 5 0',
    'move 5 0',
    'curve 10 0 10 5',
    'move 10 5',
    'line 10 10',
  ])
})

test('finished strokes are drawn as they were while they were written', () => {
  const written = notingPen()
  const stroke = createStroke(written.pen, { x: 0, y: 0 })
  stroke.to({ x: 4, y: 8 })
  stroke.end()
  createStroke(written.pen, { x: 9, y: 9 }).end()
  const again = notingPen()
  drawStrokes(again.pen, [
    [
      { x: 0, y: 0 },
      { x: 4, y: 8 },
    ],
    [],
    [{ x: 9, y: 9 }],
  ])
  expect(again.notes).toEqual(written.notes)
})
