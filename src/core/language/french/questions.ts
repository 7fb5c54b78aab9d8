import type { QuestionData } from '../answers/question-data.ts';

const inverted = '(vous|tu|je|on|nous|il|elle|ils|elles|ce|t il|t elle|t on)';

export const questions: QuestionData = {
  starts: [
    `[(à|de|pour|avec|en|depuis|jusqu'à|dans|chez|par|sur)] (qui|quoi|quel|quelle|quels|quelles|quand|combien|où|comment|pourquoi|lequel|laquelle|lesquels|lesquelles|
      combien de temps)`,
    '(pk|pkoi|pourkoi|pq)',
    "(est ce que|est ce qu'il|est ce qu'elle|est ce qu'on|est ce qu'ils|est ce qu'un|est ce qu'une|qu'est ce que|qu'est ce qu'il|qu'est ce qui|qu'est ce qu'on|c'est quoi|c'est combien|c'est où|c'est quand|c'est qui|ça coûte combien|ça dure combien)",
    "(que|qu'|qu'en|qu'y) (faut|se|dois|puis|peut|proposez|faites|pouvez|comprend|comprennent|inclut|contient|signifie|veut|pensez|est|a|font|fait)",
    `(est|sont|était|a|ont|avez|as|y a|y aura|faut|peut|peux|puis|pouvez|peuvent|pourriez|pourrais|pourrait|doit|dois|devez|doivent|va|vont|allez|sera|seront|serait|
      seriez|savez|sais|connaissez|acceptez|proposez|offrez|faites|livrez|existe|existent|reste|accepte|avais|aurez|aurait|auriez|prenez|fournissez|disposez|dispose|êtes|es|suis|suis) ${inverted}`,
    '(pouvez vous|pourriez vous|peux tu|pourrais tu|vous pouvez|tu peux) [(me|nous)] (dire|expliquer|indiquer|montrer|donner|rappeler|préciser|confirmer|aider)',
    "(je|j'|on|nous) (me demande|se demande|nous demandons|voudrais savoir|aimerais savoir|veux savoir|aimerait savoir|souhaite savoir|souhaiterais savoir|cherche à savoir|ne sais pas si vous)",
    "(j'aimerais|je voudrais|j'voudrais) [bien] (savoir|connaître|comprendre)",
    '(dites|dis|expliquez|explique) (moi|nous) [(svp)] (ce que|comment|où|quand|pourquoi|quel|quelle|quels|si|combien)',
    "(j'ai|on a|nous avons|j'aurais) [(encore|juste)] (une|une autre|quelques|une petite|encore une|plusieurs) (question|questions)",
    '(petite question|une question|encore une question|autre question|question|une dernière question)',
  ],
  asks: [
    `(puis je|peut on|je peux|est ce que je peux|pourrais je|pouvez vous me donner|on peut|je pourrais) (avoir|connaître|obtenir|savoir) (l'adresse|les adresses|le numéro|le téléphone|
      le code postal|le prix|les prix|le tarif|les tarifs|le nom|les noms|les détails|la carte|la liste|les horaires)`,
    '(pouvez vous|pourriez vous|peux tu|vous pouvez) (vérifier|regarder|vous assurer|contrôler|trouver|voir si|confirmer que)',
  ],
  statements: [
    '(je|on|nous) (cherche|cherchons|recherche|recherchons) (un|une|des|quelque chose)',
    "(ce que|quand|où|comme) (je|j'ai|on|nous|j'aimerais) (veux|voudrais|veut|cherche|souhaite|besoin|voulons|cherchons|préfère)",
    '(que diriez vous de|que dirais tu de|pourquoi pas|et pourquoi pas)',
    "(peu importe|n'importe|qu'importe|quel que soit|quelle que soit|quoi qu'il en soit|qui sait|quand même)",
    '(quand|où|comme|quel que) (vous voulez|tu veux|vous voudrez|bon vous semble)',
  ],
  commands: [],
  requests: [
    '(pouvez vous|pourriez vous|peux tu|vous pouvez) [(me|nous)] (recommander|conseiller|suggérer|proposer)',
    `(pouvez vous|pourriez vous|peux tu|pourrais tu|vous pouvez|tu peux|pourriez|voulez vous|veux tu|est ce que vous pouvez|est ce que tu peux|est ce que vous pourriez) [(svp|s'il vous plaît|me|nous|aussi|bien|encore|m'|l')]
      [(le|la|les)] (réserver|commander|changer|modifier|noter|ajouter|rajouter|supprimer|enlever|retirer|effacer|faire|prendre|mettre|annuler|envoyer|enregistrer|trouver|chercher|corriger)`,
    `(puis je|peut on|je peux|on peut|pourrais je|est ce que je peux|est ce qu'on peut|est ce que je pourrais|je pourrais|serait il possible de|est il possible de|est ce possible de|possible de) [(svp|aussi|encore)] [(le|la|les|en)]
      (réserver|commander|changer|modifier|avoir|prendre|ajouter|mettre|faire|acheter|obtenir)`,
  ],
  wishes: [
    "(c'est|ça|ce serait|ça serait|est ce) (possible|irait|va|marche|bon|jouable|ok) [(pour|à|le|avec|vers)]",
    "(puis je|peut on|je peux|on peut|est ce que je peux|pourrais je|est ce qu'on peut|est ce que je pourrais) [(svp|aussi|avoir|prendre)]",
    '(peut être|éventuellement|environ|plutôt|disons)',
  ],
  plans: [
    '(je|on|nous) (veux|voudrais|veut|voulons|souhaite|souhaitons|prends|prendrai|prendrais|cherche|cherchons)',
    "(j'aimerais|j'ai besoin|il me faut|il nous faut|il me faudrait|il nous faudrait|on aimerait|nous aimerions|on a besoin)",
  ],
  proposals: [
    '[et] (que diriez vous|que dirais tu|que dirait on) [(de|du|des)]',
    "(qu'en|que) (pensez vous|penses tu) [(de|du|des)]",
    '[et] pourquoi pas',
    '(ça vous dit|ça te dit)',
  ],
  openEnded: [
    `[(à|de|pour|avec|en|depuis|jusqu'à|dans|chez|par|sur)] (qui|quoi|que|quel|quelle|quels|quelles|quand|combien|où|
      comment|pourquoi|lequel|laquelle|lesquels|lesquelles|c'est (combien|quoi|où|quand|qui))`,
  ],
  points: [
    "(ça|cela|ceci|ce|c'est|cet|cette|ces|il|elle|ils|elles|celui ci|celle ci|ainsi|là|y|en|le|la|les)",
  ],
  particles: [],
  lead: [
    `(alors|donc|euh|heu|hm|hum|oh|ah|ok|okay|oui|ouais|non|bien sûr|et|mais|aussi|ou|bonjour|salut|bonsoir|hello|désolé|désolée|pardon|excusez moi|svp|stp|
      s'il vous plaît|s'il te plaît|merci|d'abord|avant|avant tout|au fait|en fait|sinon|du coup|attendez|attends|bon|ben|bah|super|parfait|d'accord|encore|puis|dites|dites moi|dis|dis moi|par contre)`,
  ],
  conditions: [
    "(avant|avant de|avant ça|avant cela|avant que|d'abord|tout d'abord|premièrement|au fait|une chose)",
    `(si|s'il|s'ils|quand|lorsque|pour|avec|sans|chez|à|supposons|en supposant|dès que|puisque|comme|parce que|sauf|à part|au lieu|outre|selon|
      concernant|à cause|au cas où|pourvu que|quant à|pour ce qui est)`,
  ],
  tags: [
    "(non|hein|n'est ce pas|c'est ça|c'est bien ça|d'accord|ok|okay|oui|ça va|ça vous va|ça te va|ça marche|c'est bon|c'est possible|possible|svp|s'il vous plaît|si possible|pas vrai|ou pas|ou quoi|vous voyez|si)",
  ],
};
