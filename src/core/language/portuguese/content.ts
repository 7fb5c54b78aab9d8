import type { ContentData } from '../words/content-data.ts';
import { emoji } from '../words/emoji.ts';

export const content: ContentData = {
  lead: [
    '(olá|oi|oie|ola|bom dia|boa tarde|boa noite|viva|boas|hey|ei|alô) [(a todos|pessoal|gente|tudo bem|bot)]',
    '(hm|hum|ah|ahn|oh|eh|então|bem|bom|ora|por favor|pois|olha|olhe|tipo)',
    '(obrigado|obrigada|muito obrigado|muito obrigada|obg|valeu)',
    '(para ser sincero|para ser sincera|pra ser sincero|sinceramente|vamos ver|deixa ver|deixe ver|deixa me pensar|deixe me pensar|espera|deixa eu ver)',
    '(acho que|eu acho que|creio que|penso que|diria|eu diria|diria que|digamos|suponho que|talvez|provavelmente|se calhar) [(é|são|seria|seriam|uns|umas)]',
    '(já que (pergunta|perguntas|perguntou|você pergunta|você perguntou)|então (seria|seriam|é|são)|deve ser|devia ser)',
    '(a minha resposta é|a resposta é|minha resposta é|seria|seriam|isso é|isto é|é|são|e o|será|serão|pode ser|fica|ficam)',
  ],
  closedLead: [
    `(ok|okay|claro|sim|certo|com certeza|tá|tá bom|tá bem|está bem|está bom|tudo bem|desculpe|desculpa|ótimo|óptimo|
      perfeito|exato|aqui está|aqui vai|aqui tem|sem problema|pronto|beleza|blz|combinado|segue|segue aí|aí vai|toma|tome)`,
  ],
  carriers: [
    '(pode|podes|podem) [(me|nos)] (contactar|contatar|ligar|encontrar|chamar|escrever) [(me|nos)] [(para|pelo|por|no|através do|via|em)] [(o|a)]',
    '(aqui está|aqui vai|aqui tem|segue|aqui fica|anota aí|anote aí|anote|anota) [(o|a|meu|minha|o meu|a minha)]',
    '[(ela|ele)] (chama se|se chama)',
    '(chamo me|me chamo|eu me chamo|o meu nome é|meu nome é|eu sou|sou)',
    '(manda|mande|envia|envie|escreve|escreva|liga|ligue) (para|pra|pro)',
  ],
  carrierOwners: [
    '(o|a|os|as|meu|minha|meus|minhas|o meu|a minha|os meus|as minhas|nosso|nossa|o nosso|a nossa|seu|sua|este|esta|esse|essa|do|da)',
  ],
  carrierNouns: [
    `(nome|email|e mail|mail|endereço|morada|número|nº|nr|código|id|telefone|telemóvel|celular|whatsapp|zap|contacto|contato|
      empresa|firma|companhia|código postal|cep|pedido|encomenda|referência|utilizador|usuário|apelido|sobrenome|título|
      modelo|aniversário|data de nascimento|cidade|localidade|país|cor|tamanho|valor|montante|orçamento|data|hora|
      horário|prazo|equipa|equipe|time|departamento|função|cargo|marca|nif|cpf|cnpj|iban|destinatário|beneficiário)`,
  ],
  verbless: false,
  carrierVerbs: ['(é|são|seria|seriam|era|fica|chama se|se chama|será|=|continua|passa a ser)'],
  links: ['(é|são|era|fica|chama se|se chama|número|nº|nr|n|#|=|seria|será|de)'],
  states: [
    `(errado|errada|desconhecido|desconhecida|privado|privada|secreto|certo|certa|diferente|o mesmo|a mesma|não|nenhum|nenhuma|
      muito|avariado|avariada|quebrado|quebrada|estragado|ainda|já|confidencial|bom|boa|ok|okay|em|no|na|indiferente|
      importante|flexível|incerto|difícil|apertado|limitado|limitada|o que|onde|como|aberto|pessoal|pouco|pequeno|
      grande|um|uma|mais|que|particular|igual)`,
  ],
  tail: [
    '(por favor|se faz favor|pf|pfv|obrigado|obrigada|muito obrigado|muito obrigada|obg|valeu|grato|grata)',
    '(claro|obviamente|evidentemente|naturalmente)',
    '(desde já obrigado|desde já obrigada|obrigado desde já|obrigada desde já|se possível|se for possível|se der)',
    '(acho eu|eu acho|acho|creio|creio eu|penso eu|ou assim|ou por aí|né|tá|viu|haha|rs|rsrs|kkk|kk|lol)',
    '(acho|creio|penso) que (é isso|é tudo|é só isso)',
    '(espero que (ajude|isso ajude|sirva)|espero ter ajudado)',
    '(se não me engano|se bem me lembro|salvo erro|que eu saiba|até onde (eu sei|sei))',
    ...emoji.friendly,
    '👍',
  ],
};
