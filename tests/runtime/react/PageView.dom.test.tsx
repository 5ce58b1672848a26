import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { PageNode } from '#contract/nodes.gen.ts'
import { PageView } from '#runtime/react/PageView.tsx'
import { SlotProvider } from '#runtime/react/pageContext.ts'
import { arrived, doing, pageOf, renderPage, renderSite, SitePage } from '../support/renderSite.tsx'
import { Refusal } from '../support/testWorld.ts'

afterEach(cleanup)

/** The runtime's own word in the place of a page. */
const panel = () => screen.getAllByRole('alert')[0]?.textContent

const text = (words: string): PageNode => ({ type: 'text', text: words })

describe('a page', () => {
  test('shows the view of the device and gives the document its title', async () => {
    await renderSite(() => <SitePage id="home" />, {
      pages: [
        pageOf('home', {}, text('电脑版'), {
          title: '首页',
          views: { pc: text('电脑版'), mobile: text('手机版') },
        }),
      ],
      device: 'mobile',
    })
    expect(screen.getByText('手机版')).toBeTruthy()
    expect(document.title).toBe('示例学会会员管理服务平台 - 首页')
  })

  test('without a view for this device gives way to the page that says so', async () => {
    await renderSite(() => <SitePage id="desk" />, {
      device: 'mobile',
      pages: [
        pageOf('desk', {}, text('工作台'), { views: { pc: text('工作台') } }),
        pageOf('unsupported', {}, text('请在电脑上打开')),
      ],
    })
    expect(screen.getByText('请在电脑上打开')).toBeTruthy()
  })

  test('that does not exist says so, and its frame stays', async () => {
    await renderSite(
      () => (
        <SlotProvider value={<SitePage id="nowhere" />}>
          <SitePage id="shell" as="frame" />
        </SlotProvider>
      ),
      {
        pages: [pageOf('shell', {}, { type: 'stack', children: [text('页眉'), { type: 'slot' }] })],
      },
    )
    expect(screen.getByText('页眉')).toBeTruthy()
    expect(await screen.findByText('没有这个页面的文档')).toBeTruthy()
  })

  test('whose document is refused shows every finding with its place', async () => {
    await renderSite(() => <SitePage id="home" />, {
      findings: {
        home: [
          {
            severity: 'error',
            code: 'unknown-call',
            path: '/model/sources/list/call',
            line: 12,
            column: 9,
            message: '没有名为 memberPaeg 的接口',
            hint: '是否想写 memberPage？',
          },
        ],
      },
    })
    expect(panel()).toContain('12:9')
    expect(panel()).toContain('没有名为 memberPaeg 的接口')
    expect(panel()).toContain('是否想写 memberPage？')
  })

  test('with a broken fragment tells it and shows the rest', async () => {
    await renderPage({}, { type: 'stack', children: [{ use: 'nowhere' }, text('其余内容')] })
    expect(screen.getByText('其余内容')).toBeTruthy()
    expect(panel()).toContain('没有名为 nowhere 的片段')
  })

  test('that cannot be loaded can be tried again', async () => {
    let broken = true
    await renderSite(
      (world) => {
        const { page } = world.host.documents
        world.host.documents.page = (id) => (broken ? Promise.reject(new Error()) : page(id))
        return <SitePage id="home" />
      },
      { pages: [pageOf('home', {}, text('内容'))] },
    )
    broken = false
    await doing(() => fireEvent.click(screen.getByText('重试')))
    expect(screen.getByText('内容')).toBeTruthy()
  })

  test('behind a guard asks for its remedy, and opens when it is met', async () => {
    const world = await renderSite(() => <SitePage id="desk" />, {
      pages: [pageOf('desk', {}, text('工作台'), { require: [{ guard: 'login' }] })],
      dialogs: [pageOf('login', {}, text('登录框'))],
    })
    await doing(() => world.host.dialogs.get()[0]?.end(null))
    expect(screen.queryByText('工作台')).toBeNull()
    expect(panel()).toContain('您暂时不能查看此页面')
    await doing(() => void world.host.session.announce('login', { id: 'u1' }))
    expect(screen.getByText('工作台')).toBeTruthy()
  })
})

test('another address is another page: its sources are asked anew', async () => {
  const world = await renderPage(
    {
      sources: {
        notice: { call: 'noticeDetail', params: { id: { $: { var: 'route.query.id' } } } },
      },
    },
    { type: 'text', text: { $: { var: 'data.notice.value.title' } } },
    {
      at: '/notice?id=1',
      answers: { noticeDetail: ({ id }: { id: string }) => ({ title: `公告${id}` }) },
    },
  )
  expect(screen.getByText('公告1')).toBeTruthy()
  await doing(() => world.navigation.push({ path: '/notice', query: { id: '2' } }))
  expect(screen.getByText('公告2')).toBeTruthy()
})

test('the address that a step back leads to is none of the page it leaves', async () => {
  const asked: unknown[] = []
  const world = await renderSite(() => <PageView id="notice" place="/notice?id=1" />, {
    at: '/notice?id=1',
    pages: [
      pageOf(
        'notice',
        {
          sources: {
            notice: { call: 'noticeDetail', params: { id: { $: { var: 'route.query.id' } } } },
          },
        },
        text('公告'),
      ),
    ],
    answers: { noticeDetail: (input: unknown) => asked.push(input) },
  })
  await doing(() => world.navigation.push({ path: '/notice', query: {} }))
  expect(asked).toEqual([{ id: '1' }])
})

describe('the journey of an action with a guard', () => {
  const login = pageOf(
    'login',
    {
      state: { who: null },
      actions: {
        enter: {
          label: '登录',
          do: [
            { call: 'login', as: 'who' },
            { emit: 'login', value: { $: { var: 'result.who' } } },
            { close: true },
          ],
        },
      },
    },
    { type: 'button', action: 'enter' },
    { title: '请先登录' },
  )
  const model = {
    state: { sent: '' },
    actions: {
      send: {
        label: '提交',
        require: [{ guard: 'login' as const }],
        do: [
          { call: 'memberApply', as: 'made' },
          { set: { 'page.sent': { $: { var: 'result.made.id' } } } },
        ],
      },
    },
  }
  const view: PageNode = {
    type: 'stack',
    children: [
      { type: 'button', action: 'send' },
      { type: 'text', text: { $t: '已提交 {id}', id: { $: { var: 'page.sent' } } } },
    ],
  }

  test('button → remedy in a dialog → the same action goes on by itself', async () => {
    const world = await renderPage(model, view, {
      dialogs: [login],
      answers: { login: { id: 'u1', token: 't' }, memberApply: { id: 'm1' } },
    })
    await doing(() => fireEvent.click(screen.getByText('提交')))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('请先登录')
    expect(world.asked).toEqual([])
    await doing(() => fireEvent.click(screen.getByText('登录')))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(world.asked.map(({ call }) => call)).toEqual(['login', 'memberApply'])
    expect(screen.getByText('已提交 m1')).toBeTruthy()
  })

  test('a refusal is told in the live region, and the page stays', async () => {
    await renderPage(model, view, {
      user: { id: 'u1' },
      answers: {
        memberApply: () => {
          throw new Refusal('A0409', '您已提交过申请')
        },
      },
    })
    await doing(() => fireEvent.click(screen.getByText('提交')))
    expect(screen.getByLabelText('消息').textContent).toContain('您已提交过申请')
    expect(screen.getByText('提交')).toBeTruthy()
  })

  test('a question is asked in a dialog; no means nothing is done', async () => {
    const world = await renderPage(
      {
        actions: {
          out: { label: '退出', do: [{ confirm: '确定退出登录？' }, { call: 'logoutPost' }] },
        },
      },
      { type: 'button', action: 'out' },
    )
    await doing(() => fireEvent.click(screen.getByText('退出')))
    expect(screen.getByRole('dialog').textContent).toContain('确定退出登录？')
    await doing(() => fireEvent.click(screen.getByText('取消')))
    expect(world.asked).toEqual([])
    await doing(() => fireEvent.click(screen.getByText('退出')))
    await doing(() => fireEvent.click(screen.getByText('确定')))
    await arrived()
    expect(world.asked).toMatchObject([{ call: 'logoutPost' }])
  })
})
