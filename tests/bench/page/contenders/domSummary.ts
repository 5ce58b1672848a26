import type { DomField } from './domField.ts'

/** So many lines of a summary show at first, as in ours on a PC. */
const FIRST = 10

interface DomSummary {
  /** To stand above the fields, and below them. */
  panel: HTMLElement
  bar: HTMLElement
  /** Lists what is wrong, each line a link to its field. */
  show(wrong: readonly DomField[]): void
}

/** What a form says after it was refused, beside the messages at its fields: the list of them, and the way to the next. */
export function domSummary(goTo: (one: DomField) => void): DomSummary {
  const panel = document.createElement('div')
  const bar = document.createElement('div')
  bar.className = 'bar'
  return {
    panel,
    bar,
    show(wrong) {
      const heading = document.createElement('h2')
      heading.textContent = `有 ${wrong.length} 处需要修改`
      const list = document.createElement('ul')
      list.append(...wrong.slice(0, FIRST).map((one) => lineOf(one, goTo)))
      const isCut = wrong.length > FIRST
      panel.replaceChildren(heading, list, ...(isCut ? [moreOf(wrong, list, goTo)] : []))
      const next = buttonOf('下一处', () => wrong[1] && goTo(wrong[1]))
      bar.replaceChildren(`还有 ${wrong.length} 处需要修改`, next)
    },
  }
}

function lineOf(one: DomField, goTo: (one: DomField) => void): HTMLElement {
  const link = document.createElement('a')
  link.href = `#${one.field.key}`
  link.textContent = `${one.field.label}：${one.element.querySelector('[data-error]')?.textContent}`
  link.addEventListener('click', (event) => {
    event.preventDefault()
    goTo(one)
  })
  const line = document.createElement('li')
  line.append(link)
  return line
}

function moreOf(wrong: readonly DomField[], list: HTMLElement, goTo: (one: DomField) => void) {
  const more = buttonOf(`显示全部 ${wrong.length} 处`, () => {
    list.append(...wrong.slice(FIRST).map((one) => lineOf(one, goTo)))
    more.remove()
  })
  return more
}

function buttonOf(text: string, press: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', press)
  return button
}
