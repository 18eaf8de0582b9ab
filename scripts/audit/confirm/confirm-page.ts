/** The page on which certificates are confirmed: one after the other, value by value, by the keyboard. */
export const CONFIRM_PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Confirm certificates</title>
<style>
  body { font: 1rem/1.4 system-ui, sans-serif; margin: 0; display: grid; grid-template-columns: minmax(24rem, 2fr) 3fr; gap: 1rem; height: 100vh; }
  main { overflow: auto; padding: 1rem; }
  aside { overflow: auto; background: #eee; }
  aside img { width: 100%; }
  fieldset { border: 0; border-left: 4px solid #ccc; margin: 0 0 .75rem; padding: .25rem .75rem; }
  fieldset.done { border-color: #2a7a3b; }
  fieldset:focus-within { border-color: #1d4f91; background: #f3f7fc; }
  label { display: block; font-weight: 600; }
  fieldset img { max-width: 100%; max-height: 9rem; display: block; border: 1px solid #bbb; }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: .25rem; }
  .soft { color: #555; font-size: .875rem; }
  [role=alert] { color: #a00; }
  @media (max-width: 50rem) { body { display: block; height: auto; } }
</style>
<main>
  <h1 id="title">Confirm certificates</h1>
  <p class="soft">Enter accepts a value and goes on; type to correct it, empty it where nothing is printed. Several purities are typed as 99.1 BPC-157 | 98.4 TB-500. Shift and Tab goes back. After the last value the certificate is put on record. Escape leaves it for later.</p>
  <p id="problem" role="alert"></p>
  <form id="values"></form>
</main>
<aside><img id="page" alt="The page"></aside>
<script>
const form = document.querySelector('#values');
const problem = document.querySelector('#problem');
const skipped = [];
let current = null;
async function next() {
  const answer = await fetch('next?skip=' + encodeURIComponent(skipped.join(',')));
  show(await answer.json());
}
function show(found) {
  current = found;
  problem.textContent = '';
  form.replaceChildren();
  if (current.certificate === null) {
    document.querySelector('#title').textContent = current.waiting === 0 ? 'Nothing waits.' : current.waiting + ' left for later.';
    document.querySelector('#page').removeAttribute('src');
    return;
  }
  document.querySelector('#title').textContent = current.certificate + ' (' + current.waiting + ' waiting)';
  document.querySelector('#page').src = 'page.png?c=' + current.certificate;
  for (const { field, label: said, value, read, settled, hasCrop } of current.fields) {
    const set = document.createElement('fieldset');
    const label = document.createElement('label');
    label.textContent = said;
    label.htmlFor = field;
    const input = document.createElement('input');
    input.id = field; input.name = field; input.value = value; input.autocomplete = 'off'; input.spellcheck = false;
    set.append(label);
    if (hasCrop) {
      const image = document.createElement('img');
      image.alt = 'Where it stands';
      image.src = 'crop.png?c=' + current.certificate + '&f=' + field;
      set.append(image);
    }
    const note = document.createElement('p');
    note.className = 'soft';
    note.textContent = (read === '' ? 'Not read: look at the page.' : 'Read: ' + read) + (settled ? ', settled by ' + settled : '');
    set.append(input, note);
    form.append(set);
  }
  form.querySelector('input').focus();
}
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('keydown', async (event) => {
  if (current === null || current.certificate === null) return;
  if (event.key === 'Escape') { skipped.push(current.certificate); return next(); }
  if (event.key !== 'Enter' || event.target.tagName !== 'INPUT') return;
  event.preventDefault();
  event.target.closest('fieldset').classList.add('done');
  const inputs = [...form.querySelectorAll('input')];
  const open = inputs.find((input, i) => i > inputs.indexOf(event.target)) ?? inputs.find((input) => !input.closest('fieldset').classList.contains('done'));
  if (open) { open.focus(); open.select(); open.scrollIntoView({ block: 'center' }); return; }
  const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  const answer = await fetch('confirm', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ certificate: current.certificate, values }) });
  // After the last one the command ends, and nobody is there to be asked.
  if (answer.ok) return current.waiting === 1 ? show({ certificate: null, waiting: 0 }) : next();
  problem.textContent = await answer.text();
  inputs[0].focus();
});
next();
</script>
</html>
`;
