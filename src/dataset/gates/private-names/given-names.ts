/**
 * Given names that are common in the United Kingdom and among people who sign certificates, lower case: from the yearly
 * lists of the Office for National Statistics, and names seen often in other languages. Words that sentences begin with
 * (Will, May, June, April) are left out.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abigail adam adrian agnieszka ahmed aisha alan albert alejandro alex alexander alexandra alexei alice alison
  amanda amelia amy ana anastasia andre andrea andreas andrei andrew andrzej angela anita ann anna anne anthony antonio
  arthur ashley barbara beata ben benjamin bernard beth bogdan brandon brenda brian bruce cameron carl carlos carol
  caroline catherine charles charlie charlotte chen cheryl chloe chris christian christina christine christopher claire
  clare colin connor craig cynthia daniel daniela danielle darren dave david dawn deborah dennis derek diana diane
  dimitri dmitri dmitry dominic donald donna dorothy douglas duncan dylan edward eleanor elena elizabeth ella ellen emily
  emma eric erik eva evelyn ewa fatima fiona frances francesca frank fred gareth gary gavin gemma geoffrey george gerald
  giovanni glen gordon graham greg gregory hannah harold harriet harry hassan heather helen helena henry howard hugh ian
  imran irene irina isabel isabella ivan jack jackie jacob jakub james jamie jan jane janet jason jean jeffrey jennifer
  jeremy jessica jim joan joanna joanne joe joel johan johannes john jonathan jordan jorge jose joseph joshua joyce juan
  judith judy julia julian julie justin karen karl kate katherine kathleen kathryn katie keith kelly kenneth kerry kevin
  kim kimberly kirsty krzysztof larry laura lauren lee leo leon leonard lewis liam linda lisa louis louise lucy luis luke
  magdalena malcolm manuel marcin marco marcus margaret maria marie marina mark marta martin mary matthew maureen max
  megan mehmet michael michal michelle miguel mike mohamed mohammed monika muhammad nancy natalia natalie natasha nathan
  neil nicholas nicola nicole nigel nikita nikolai noah oleg olga oliver olivia oscar pamela patricia patrick paul paula
  pauline pavel pedro peter petr philip phillip philippa pierre piotr priya rachel raj ralph raymond rebecca richard rita
  robert robin rodrigo roger ronald rosemary ross roy russell ruth ryan sally sam samantha samuel sandra sara sarah scott
  sean sergei sergey shane shannon sharon sheila shirley simon siobhan sofia sophia sophie stanislav stefan stephanie
  stephen steve steven stewart stuart susan suzanne svetlana tatiana tatyana terence teresa terry theresa thomas tim
  timothy toby tom tomasz tony tracey tracy trevor valerie vanessa veronica victor victoria vincent viktor vladimir walter
  wayne wendy wei william xavier xin yan yasmin yusuf yvonne zachary zoe`.split(/\s+/),
);
