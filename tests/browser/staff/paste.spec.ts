import { expect, type Page, test } from '@playwright/test';
import { createArticle, publishButton, stored, strip } from './articles.ts';
import { EDITOR, enter } from './staff.ts';
import { pastePicture } from './test-pictures.ts';

// What becomes of the words is proved in tests/screens/paste.test.tsx.

const body = (page: Page) => page.getByLabel('Text', { exact: true });

/** Puts something into the text as the clipboard of a browser does. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await body(page).evaluate((element, contents) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, data);
}

/** As Word does: the HTML names files that no browser may read, the RTF has them. */
function fromWord(files: readonly string[], inRtf: readonly string[]): Record<string, string> {
  const paragraphs = files.map(
    (file) => `<p class=MsoNormal>${file}<o:p></o:p></p>
<p class=MsoNormal><img width=605 height=404 src="file:///C:/Users/anna/${file}"><o:p></o:p></p>`,
  );
  const pictures = inRtf.map(
    (hex) =>
      `{\\*\\shppict{\\pict{\\*\\picprop}\\pngblip\\bliptag1{\\*\\blipuid 00ff}${hex}}}{\\nonshppict{\\pict\\wmetafile8 0100}}`,
  );
  return { 'text/html': paragraphs.join(''), 'text/rtf': `{\\rtf1 ${pictures.join('\\par ')}}` };
}

const missing = (page: Page) => body(page).getByText(/did not come along\. Drag/);

test('paste: pictures of a text from Word are sent, and stay in their place', async ({ page }) => {
  const id = await createArticle(`From Word ${Date.now()}`, 'Replaced.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  const hex = [await pngAsHex(page, 'red'), await pngAsHex(page, 'blue')];
  await paste(page, fromWord(['one.png', 'two.png'], hex));
  await expect(body(page).getByRole('button', { name: 'Edit picture' })).toHaveCount(2, {
    timeout: 0,
  });
  await page.keyboard.press('ControlOrMeta+s');
  const picture = '!\\[\\]\\(media:[0-9a-f-]{36}\\)';
  await expect(async () => {
    expect((await stored(id)).body).toMatch(
      new RegExp(`^one\\.png\n\n${picture}\n\ntwo\\.png\n\n${picture}$`),
    );
  }).toPass();
});

test('paste: what did not come has a place, unpublished, for a picture', async ({ page }) => {
  const id = await createArticle(`Left behind ${Date.now()}`, 'Replaced.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // Which of the three the one is, nobody knows.
  await paste(page, fromWord(['one.png', 'two.png', 'three.png'], [await pngAsHex(page, 'red')]));
  await expect(missing(page)).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(async () => {
    expect((await stored(id)).body.match(/!\[\]\(media:missing\)/g)).toHaveLength(3);
    expect((await stored(id)).body).not.toContain('[Picture');
  }).toPass();
  await page.reload();
  await expect(missing(page)).toHaveCount(3);
  await publishButton(page).click();
  await expect(
    strip(page).getByText(/3 pictures did not come along .*, and publish again\./),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Fix .*picture/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(missing(page)).toHaveCount(2);
  await missing(page).first().click();
  await pastePicture(body(page));
  await expect(missing(page)).toHaveCount(1);
  await expect(body(page).getByRole('button', { name: 'Edit picture' })).toBeVisible({
    timeout: 0,
  });
});

/** A picture of one colour, as RTF has it. */
async function pngAsHex(page: Page, color: string): Promise<string> {
  return page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 900, 600);
      // Two of a colour would be one in the library.
      context.fillStyle = `rgb(${Date.now() % 255} 9 9)`;
      context.fillRect(0, 0, Date.now() % 800, 9);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, color);
}
