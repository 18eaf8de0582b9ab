import { html } from '../print/html.ts';
import { barcode, qrCode, signature } from '../print/marks.ts';
import { rows } from '../print/template.ts';
import { type Document, pounds, someDay } from './document.ts';

const letter: Document = {
  id: 'business_letter',
  split: 'train',
  render(context) {
    const [from, to] = context.random.shuffle(context.world.sellers);
    return {
      css: `body{font:15px/1.6 ${context.style.serif}} .sheet{padding:80px 90px}`,
      body: html`<p style="text-align:right"><b>${from?.name}</b><br>2 Sample Street<br>Larkfield LK1 0ZZ<br>${someDay(context)}</p><p>${to?.name}<br>Building C, 418 Invented Road</p><p>Dear Sir or Madam,</p><p><b>Change of opening hours</b></p><p>From next month our office is open from ${context.random.whole(8, 10)} to 4 on weekdays. Orders placed by noon leave the same day. Our bank account stays as it is; we will never announce another by e-mail.</p><p>We thank you for your custom over the past year and remain</p><p>yours faithfully</p>${signature(context.random)}<p>Office Manager</p>`,
    };
  },
};

const agenda: Document = {
  id: 'agenda',
  split: 'held-out',
  render(context) {
    return {
      css: `body{font:16px/1.7 ${context.style.sans}} .sheet{padding:70px}`,
      body: html`<h1>Safety committee: agenda</h1><p>${someDay(context)}, room ${context.random.whole(1, 30)}</p><ol><li>Minutes of the last meeting</li><li>Fume cupboards: result of the yearly test</li><li>Spill of ${context.random.whole(1, 9)} litres of acetonitrile in store B</li><li>New batch labels</li><li>Training plan</li><li>Any other business</li></ol><p>Apologies to the secretary, please.</p>`,
    };
  },
};

const timesheet: Document = {
  id: 'timesheet',
  split: 'train',
  render(context) {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    return {
      css: `body{font:14px ${context.style.sans}} .sheet{padding:50px} table{width:100%;border-collapse:collapse} td{border:1px solid #444;padding:9px}`,
      body: html`<h2>Weekly time sheet</h2><p>Employee no. ${context.random.whole(100, 999)} &nbsp; Week ending ${someDay(context)} &nbsp; Department: Stores</p><table>${rows([['Day', 'In', 'Out', 'Break', 'Hours'], ...days.map((day) => [day, `0${context.random.whole(7, 9)}:00`, `${context.random.whole(16, 18)}:30`, '0:30', (context.random.whole(28, 36) / 4).toFixed(2)])])}</table><p>Approved: ${signature(context.random)}</p>`,
    };
  },
};

const statement: Document = {
  id: 'bank_statement',
  split: 'held-out',
  render(context) {
    const { random } = context;
    let balance = random.between(200, 5000);
    const lines = Array.from({ length: 14 }, () => {
      const change = random.between(-180, 160);
      balance += change;
      return [
        someDay(context),
        random.pick(['Card payment', 'Direct debit', 'Transfer', 'Standing order']),
        change.toFixed(2),
        balance.toFixed(2),
      ];
    });
    return {
      css: `body{font:13.5px ${context.style.sans}} .sheet{padding:50px} table{width:100%;border-collapse:collapse} td{padding:6px;border-bottom:1px solid #ddd} td:nth-child(n+3){text-align:right}`,
      body: html`<h2 style="color:${context.style.colour}">Example Bank</h2><p>Statement no. ${random.whole(1, 40)} · Account 00000000 · Sort code 00-00-00</p><table>${rows([['Date', 'Details', 'Amount', 'Balance'], ...lines])}</table><p>Interest rate ${random.between(0.5, 4).toFixed(2)} % a year. Total paid in ${pounds(random.between(100, 900))}.</p>`,
    };
  },
};

const bill: Document = {
  id: 'electricity_bill',
  split: 'train',
  render(context) {
    const { random } = context;
    const used = random.whole(120, 900);
    return {
      css: `body{font:15px ${context.style.sans}} .sheet{padding:50px} .box{background:#eef;padding:18px;font-size:22px;margin:20px 0} td{padding:6px 26px 6px 0}`,
      body: html`<h1>Example Electricity</h1><p>Account number ${random.whole(1000, 9999)} ${random.whole(1000, 9999)}<br>Bill date ${someDay(context)}</p><div class="box">To pay: <b>${pounds(used * 0.27 + 14.2)}</b></div><table>${rows(
        [
          ['Meter reading, start', random.whole(10000, 20000)],
          ['Meter reading, end', random.whole(20001, 30000)],
          ['Used', `${used} kWh`],
          ['Unit rate', '27.00 p'],
          ['Standing charge', '£14.20'],
        ],
      )}</table>${barcode(String(random.whole(100000000, 999999999)), 260, 50)}`,
    };
  },
};

const ticket: Document = {
  id: 'train_ticket',
  split: 'held-out',
  render(context) {
    const { random } = context;
    return {
      width: 640,
      height: 420,
      css: `body{font:16px ${context.style.sans}} .sheet{padding:30px;background:#fff3e0} b{font-size:22px} .two{display:flex;justify-content:space-between}`,
      body: html`<div class="two"><div><small>FROM</small><br><b>Example Quay</b><br><br><small>TO</small><br><b>Larkfield</b></div>${qrCode(`TKT${random.whole(100000, 999999)}`, 150)}</div><p>${someDay(context)} · departs ${random.whole(6, 21)}:${random.whole(10, 59)} · coach ${random.pick(['A', 'B', 'C'])} · seat ${random.whole(1, 60)}</p><p>Off-peak single ${pounds(random.between(9, 80))} · Ref ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8)}</p>`,
    };
  },
};

const chat: Document = {
  id: 'chat',
  split: 'train',
  render(context) {
    const compound = context.random.pick(context.world.compounds).name;
    const said = [
      `Anyone tried ${compound} from the new shop?`,
      'Not yet. Do they show lab results?',
      `They say 99.${context.random.whole(1, 9)} % but I saw no report`,
      'Ask them for the batch number',
      'Will do. Delivery took four days',
      'Thanks, good to know',
    ];
    return {
      width: 480,
      height: 860,
      css: `body{font:16px ${context.style.sans}} .sheet{padding:20px;background:#e5ddd5} p{background:#fff;border-radius:10px;padding:10px 14px;max-width:80%;margin:12px 0} p:nth-child(even){background:#dcf8c6;margin-left:20%}`,
      body: html`${said.map((text, i) => html`<p>${text} <small style="color:#777">1${i}:0${i}</small></p>`)}`,
    };
  },
};

/** Pages of offices and of everyday life. */
export const OFFICE_DOCUMENTS: readonly Document[] = [letter, agenda, timesheet, statement, bill, ticket, chat];
