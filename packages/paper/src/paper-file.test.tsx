/** Sheets and the file that they stand in, as the server renders them. */
import { pageSizes } from '@orderwright/domain/documents'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Page } from './page.tsx'
import { PaperFile } from './paper-file.tsx'

const html = renderToStaticMarkup(
  <PaperFile title={'<Quote> & "1"'} size={pageSizes.landscape} css=".a{color:red}">
    <Page size={pageSizes.landscape} label="Page 1 of 1">
      text
    </Page>
  </PaperFile>,
)

test('a file has a title, the size of its sheet, and pages of that size', () => {
  expect(html).toContain('<title>&lt;Quote&gt; &amp; &quot;1&quot;</title>')
  expect(html).toContain('@page{size:1056px 816px;margin:0}')
  expect(html).toContain('style="width:1056px;height:816px"')
  expect(html).toContain('.a{color:red}')
})

test('a file allows nothing from outside and no script', () => {
  expect(html).toContain('default-src &#x27;none&#x27;')
  expect(html).not.toContain('script-src')
})
