import { html } from '../print/html.ts';
import { barcode, logo, qrCode, vial } from '../print/marks.ts';
import { rows } from '../print/template.ts';
import { basket, type Document, pounds, someDay, total } from './document.ts';

const receipt: Document = {
  id: 'till_receipt',
  split: 'train',
  render(context) {
    const goods = basket(context);
    const seller = context.random.pick(context.world.sellers);
    return {
      width: 420,
      height: 760,
      css: `body{font:15px/1.45 ${context.style.mono}} .sheet{padding:30px 34px} .c{text-align:center} td:last-child{text-align:right} table{width:100%}`,
      body: html`<div class="c"><b>${seller.name}</b><br>VAT 000 0000 00<br>${someDay(context)} ${context.random.whole(9, 18)}:${context.random.whole(10, 59)}<br>--------------------------</div>
        <table>${rows(goods.map(({ name, count, price }) => [`${count} x ${name}`, (count * price).toFixed(2)]))}</table><div class="c">--------------------------</div>
        <table>${rows([
          ['TOTAL', pounds(total(goods))],
          ['CARD ************0000', pounds(total(goods))],
        ])}</table><div class="c"><br>APPROVED<br>Thank you<br><br>${barcode(`0${context.random.whole(10000000, 99999999)}`, 220, 44)}</div>`,
    };
  },
};

const invoice: Document = {
  id: 'invoice',
  split: 'held-out',
  render(context) {
    const goods = basket(context);
    const [seller, buyer] = context.random.shuffle(context.world.sellers);
    return {
      css: `body{font:14px ${context.style.sans}} .sheet{padding:56px} .top{display:flex;justify-content:space-between} h1{color:${context.style.colour};letter-spacing:4px} table.g{width:100%;border-collapse:collapse;margin:26px 0} .g td{padding:8px;border-bottom:1px solid #ccc} .g tr:first-child td{background:${context.style.colour};color:#fff}`,
      body: html`<div class="top"><div>${logo(context.random, 48, context.style.colour)}<br><b>${seller?.name}</b><br>${seller?.domain}</div><div><h1>INVOICE</h1>Invoice no. INV-${context.random.whole(1000, 9999)}<br>Date ${someDay(context)}<br>Customer no. ${context.random.whole(100, 999)}</div></div>
        <p>Bill to:<br><b>${buyer?.name}</b><br>2 Sample Street, Larkfield</p><table class="g">${rows([['Item', 'Qty', 'Unit', 'Amount'], ...goods.map(({ name, count, price }) => [name, count, pounds(price), pounds(count * price)])])}</table>
        <p style="text-align:right">Subtotal ${pounds(total(goods))}<br>VAT 20 % ${pounds(total(goods) * 0.2)}<br><b>Amount due ${pounds(total(goods) * 1.2)}</b></p><p>Please pay within 14 days quoting the invoice number. Sort code 00-00-00, account 00000000.</p>`,
    };
  },
};

const deliveryNote: Document = {
  id: 'delivery_note',
  split: 'train',
  render(context) {
    const [seller, buyer] = context.random.shuffle(context.world.sellers);
    return {
      css: `body{font:14px ${context.style.sans}} .sheet{padding:48px} h1{border:2px solid #000;padding:8px;text-align:center} table{width:100%;border-collapse:collapse} td{border:1px solid #000;padding:7px}`,
      body: html`<h1>DELIVERY NOTE</h1><p><b>From:</b> ${seller?.name}<br><b>Deliver to:</b> ${buyer?.name}, Unit 7, Millrace Park<br><b>Dispatched:</b> ${someDay(context)} &nbsp; <b>Order:</b> ${context.random.whole(10000, 99999)}</p>
        <table>${rows([['Description', 'Batch', 'Ordered', 'Delivered'], ...basket(context).map(({ name, count }) => [name, `B${context.random.whole(1000, 9999)}`, count, count])])}</table>
        <p>Received in good condition: ______________________ &nbsp; Date: __________</p><p>Parcels: 1 &nbsp; Weight: 0.${context.random.whole(2, 9)} kg &nbsp; Carrier: Example Parcels</p>`,
    };
  },
};

const packingSlip: Document = {
  id: 'packing_slip',
  split: 'held-out',
  render(context) {
    const seller = context.random.pick(context.world.sellers);
    return {
      width: 600,
      height: 800,
      css: `body{font:15px ${context.style.sans}} .sheet{padding:36px} .b{border-top:3px dashed #888;padding-top:14px;margin-top:14px}`,
      body: html`<h2>${seller.name}</h2><p>Thanks for your order #${context.random.whole(10000, 99999)} of ${someDay(context)}.</p><div class="b">${basket(context).map(({ name, count }) => html`<p>☐ ${count} × ${name}</p>`)}</div>
        <div class="b">Packed by: team 2<br>Returns: write to us within 30 days. Certificates of analysis are on our website.<br><br>${qrCode(`https://${seller.domain}/returns`, 100)}</div>`,
    };
  },
};

const productPage: Document = {
  id: 'product_page',
  split: 'train',
  render(context) {
    const seller = context.random.pick(context.world.sellers);
    const compound = context.random.pick(context.world.compounds);
    return {
      width: 900,
      height: 900,
      css: `body{font:15px ${context.style.sans}} .sheet{padding:0 40px} nav{display:flex;gap:26px;padding:18px 0;border-bottom:1px solid #ddd;margin-bottom:26px} .two{display:grid;grid-template-columns:300px 1fr;gap:40px} button{background:${context.style.colour};color:#fff;border:0;border-radius:6px;padding:12px 30px;font-size:16px}`,
      body: html`<nav><b>${seller.name}</b><span>Shop</span><span>FAQ</span><span>Lab results</span><span>Basket (0)</span></nav><div class="two">${vial(context.random, 420)}<div><h1>${compound.name} ${context.random.pick([5, 10])}mg</h1><p>★★★★☆ (${context.random.whole(8, 140)} reviews)</p><p>Lyophilised, over 99 % pure. Independently tested. For laboratory research only.</p><p>In stock</p><button>Add to basket</button><h3>Details</h3><p>CAS ${compound.cas[0]}<br>Formula ${compound.formula}<br>Store at −20 °C</p></div></div>`,
    };
  },
};

const orderMail: Document = {
  id: 'order_mail',
  split: 'held-out',
  render(context) {
    const seller = context.random.pick(context.world.sellers);
    const goods = basket(context);
    return {
      css: `body{font:15px/1.5 ${context.style.sans}} .sheet{padding:40px 60px} .h{border-bottom:1px solid #ccc;padding-bottom:12px;margin-bottom:20px;color:#444}`,
      body: html`<h2>Your order is on its way</h2><div class="h"><b>From:</b> orders@${seller.domain}<br><b>To:</b> customer@post.example<br><b>Date:</b> ${someDay(context)}</div><p>Hello,</p><p>your parcel left us today. It holds:</p><ul>${goods.map(({ name, count }) => html`<li>${count} × ${name}</li>`)}</ul><p>Paid: ${pounds(total(goods))}. The tracking number is EX${context.random.whole(100000000, 999999999)}GB.</p><p>Kind regards<br>${seller.name}</p>`,
    };
  },
};

/** Pages that a shop sends or shows. */
export const SHOP_DOCUMENTS: readonly Document[] = [
  receipt,
  invoice,
  deliveryNote,
  packingSlip,
  productPage,
  orderMail,
];
