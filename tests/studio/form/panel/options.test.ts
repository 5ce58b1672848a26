import { describe, expect, test } from 'vitest'
import { parseCells } from '#domain/text/pasted/parseCells.ts'
import { nextCode, withOff, withText } from '#formDocument/options/optionTexts.ts'
import {
  optionLines,
  withMovedOption,
  withOption,
  withOptionsAfter,
  withoutOption,
} from '#formDocument/options/optionTree.ts'
import { pastedOptions } from '#studio/form/panel/options/pastedOptions.ts'

const option = (itemCode: string, children: unknown[] = []) => ({
  itemCode,
  itemName: `名称 ${itemCode}`,
  ...(children.length > 0 && { children }),
})
const tree = [option('01', [option('0101'), option('0102')]), option('02'), 7]

const shapeOf = (options: readonly unknown[]) =>
  optionLines(options).map(({ path, option }) => `${'-'.repeat(path.length - 1)}${option.itemCode}`)

describe('options of a tree', () => {
  test('are lines, each before those below it; what is no option is none', () => {
    expect(shapeOf(tree)).toEqual(['01', '-0101', '-0102', '02'])
  })

  test('are changed in their place, the others stay the same objects', () => {
    const next = withOption(tree, [0, 1], withText(option('0102'), 'name', '新'))
    expect(next[1]).toBe(tree[1])
    expect(next[2]).toBe(7)
    expect(optionLines(next)[1]?.option).toBe(optionLines(tree)[1]?.option)
    expect(optionLines(next)[2]?.option.itemName).toBe('新')
  })

  test('are added behind one on its level', () => {
    expect(shapeOf(withOptionsAfter(tree, [0, 0], [option('x')]))).toEqual([
      '01',
      '-0101',
      '-x',
      '-0102',
      '02',
    ])
    expect(shapeOf(withOptionsAfter([], [-1], [option('x')]))).toEqual(['x'])
    expect(shapeOf(withOptionsAfter(tree, [1, -1], [option('0201')]))).toEqual([
      '01',
      '-0101',
      '-0102',
      '02',
      '-0201',
    ])
  })

  test('leave nothing behind: the last one below another takes the list along', () => {
    const next = withoutOption(withoutOption(tree, [0, 1]), [0, 0])
    expect(next[0]).toEqual(option('01'))
  })

  test.each([
    [[0, 0], 1, ['01', '-0102', '-0101', '02'], [0, 1]],
    [[1], -1, ['02', '01', '-0101', '-0102'], [0]],
  ] as const)('move on their level: %j by %j', (path, by, shape, to) => {
    const moved = withMovedOption(tree, path, by)
    expect([shapeOf(moved?.options ?? []), moved?.path]).toEqual([shape, to])
  })

  test('do not move beyond the end of their level', () => {
    expect(withMovedOption(tree, [0, 0], -1)).toBeUndefined()
    expect(withMovedOption(tree, [0, 1], 1)).toBeUndefined()
  })
})

describe('the code of a new option', () => {
  test.each([
    ['is the first', [], '', '01'],
    ['is one more than the greatest', [option('01'), option('09')], '', '10'],
    ['is as long as theirs', [option('007')], '', '008'],
    ['grows where theirs are used up', [option('99')], '', '100'],
    ['does not mind other words', [option('A'), option('3')], '', '4'],
    ['begins with that above it', [], '02', '0201'],
    ['goes on below another', [option('0201')], '02', '0202'],
    ['is free', [{ value: '01x' }, { value: 1 }], '', '2'],
  ])('%s', (_, siblings, above, code) => {
    expect(nextCode(siblings, above)).toBe(code)
  })
})

test('an option that is retired is offered again without a trace', () => {
  const retired = withOff(option('01'), true)
  expect(retired).toEqual({ ...option('01'), off: true })
  expect(withOff(retired, false)).toEqual(option('01'))
})

test('an option keeps the attributes that it has', () => {
  expect(withText({ value: '1', label: '男' }, 'name', '女')).toEqual({ value: '1', label: '女' })
  expect(withText({}, 'code', '01')).toEqual({ itemCode: '01' })
})

describe('options are pasted from a spreadsheet', () => {
  test.each([
    ['names alone', '教授\n副教授', [], ['01 教授', '02 副教授']],
    ['names and codes', '教授\tA1\n副教授\tA2', [], ['A1 教授', 'A2 副教授']],
    ['codes and names', '1\t教授\n2\t副教授', [], ['1 教授', '2 副教授']],
    ['with a heading', '代码\t名称\n1\t教授', [], ['1 教授']],
    ['empty lines left out', '教授\n\n副教授\n', [], ['01 教授', '02 副教授']],
    ['codes that are there already left out', '01\t教授\n02\t讲师', [option('01')], ['02 讲师']],
    ['codes that are repeated are no codes', '1\t教授\n1\t讲师', [], ['01 教授', '02 讲师']],
    [
      'codes under their heading, not the numbers of lines',
      '序号\t代码\t名称\n1\tA\t教授',
      [],
      ['A 教授'],
    ],
    ['numbers of lines that are the only codes', '序号\t名称\n1\t教授', [], ['1 教授']],
    ['a name without a code among others', '01\t教授\n\t讲师', [], ['01 教授', '02 讲师']],
    ['beside other columns with a heading', '备注\t名称\t代码\n正高\t教授\tA', [], ['A 教授']],
    ['codes in the order of their heading', 'name\tcode\nAB\tx1', [], ['x1 AB']],
    ['behind those that are there', '讲师', [option('05')], ['06 讲师']],
  ])('%s', (_, text, siblings, expected) => {
    const { added } = pastedOptions(parseCells(text), siblings)
    expect(added.map(({ itemCode, itemName }) => `${itemCode} ${itemName}`)).toEqual(expected)
  })
})

describe('what is not pasted is told, line by line', () => {
  test.each([
    ['a code that is there', '01\t教授\n02\t讲师', ['代码 01 已有']],
    ['a code twice under its heading', '代码\t名称\n1\t教授\n1\t讲师', ['代码 1 已有']],
    ['a code without a name', '代码\t名称\n1\t\n2\t讲师', ['代码 1 没有名称']],
    [
      'a code that a spreadsheet rewrote',
      '1.23457E+17\t教授\n02\t讲师',
      ['代码 1.23457E+17 被表格软件改写，请把这一列设为文本再复制'],
    ],
    [
      'a code that is none',
      '代码\t名称\n甲 1\t教授\n02\t讲师',
      ['代码 甲 1 只能是字母、数字、下划线和减号，最多 20 位'],
    ],
    ['other columns', '代码\t名称\t备注\n2\t教授\t正高', ['名称和代码以外的列']],
    ['a second column of names', '教授\tProfessor of\n讲师\tLecturer of', ['名称和代码以外的列']],
    ['nothing, where all is', '教授\n讲师', []],
  ])('%s', (_, text, expected) => {
    expect(pastedOptions(parseCells(text), [option('01')]).left).toEqual(expected)
  })
})
